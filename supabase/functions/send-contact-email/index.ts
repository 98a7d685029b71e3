// The hosted entry of the function behind the contact form; everything it does is in backend/.
import { createHostedFunctions } from '../../../backend/hosted/hosted-functions.ts';

const { sendContactEmail } = createHostedFunctions(Deno.env.toObject());
Deno.serve(sendContactEmail);
