import { onRequest as answer } from '../../checkout/[[path]].ts';

/** The same below `/de`. */
export const onRequest = answer;
