// The hosted entry of the sweep that the database asks for every minute; everything it does is in backend/.
import { createHostedFunctions } from '../../../backend/hosted/hosted-functions.ts';

const { deliverContactEmail } = createHostedFunctions(Deno.env.toObject());
Deno.serve(deliverContactEmail);
