// The hosted contact function. All logic is in backend/.
import { createEdgeFunctions } from '../../../backend/edge/edge-functions.ts';

const { sendContactEmail } = createEdgeFunctions(Deno.env.toObject());
Deno.serve(sendContactEmail);
