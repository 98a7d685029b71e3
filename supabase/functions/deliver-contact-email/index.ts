// The hosted sweep, called by the database every minute. All logic is in backend/.
import { createEdgeFunctions } from '../../../backend/edge/edge-functions.ts';

const { deliverContactEmail } = createEdgeFunctions(Deno.env.toObject());
Deno.serve(deliverContactEmail);
