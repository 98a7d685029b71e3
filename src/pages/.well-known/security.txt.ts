import type { APIRoute } from 'astro';
import { company } from '../../../content/company.ts';
import { securityContact } from '../../machine-files/machine-files.ts';

export const GET: APIRoute = ({ url, site }) => new Response(securityContact(company.email, site ?? url, new Date()));
