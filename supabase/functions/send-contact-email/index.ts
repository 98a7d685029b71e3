// The hosted entry of the function behind the contact form; everything it does is in backend/.
import { createEdgeFunctions } from '../../../backend/edge/edge-functions.ts';

const { sendContactEmail } = createEdgeFunctions(Deno.env.toObject());
Deno.serve(sendContactEmail);
