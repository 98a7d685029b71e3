// The hosted entry of the sweep that the database asks for every minute; everything it does is in backend/.
import { createEdgeFunctions } from '../../../backend/edge/edge-functions.ts';

const { deliverContactEmail } = createEdgeFunctions(Deno.env.toObject());
Deno.serve(deliverContactEmail);
