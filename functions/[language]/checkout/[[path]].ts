// The same below `/de`.
export { onRequest } from '../../checkout/[[path]].ts';
