import { asciiEmailAddress } from '../../domain/email-address.ts';

/** The domain of one of our own addresses, in the ASCII form for a header. */
export function addressDomain(address: string): string {
  return asciiEmailAddress(address)?.split('@')[1] ?? 'localhost';
}
