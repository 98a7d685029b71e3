import type { APIRoute } from 'astro';
import { priceReading } from '../../catalogue/prices.ts';
import { plainText } from '../machine-files/machine-files.ts';

export const GET: APIRoute = ({ url, site }) => new Response(plainText(site ?? url, priceReading));
