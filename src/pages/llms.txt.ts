import type { APIRoute } from 'astro';
import { plainText } from '../machine-files/plain-text.ts';
import { priceReading } from '../printed-catalogue.ts';

export const GET: APIRoute = ({ url, site }) => new Response(plainText(site ?? url, priceReading));
