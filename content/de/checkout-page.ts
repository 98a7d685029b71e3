import { KEEP_HOURS } from '../../domain/checkout-keeping.ts';
import type * as english from '../en/checkout-page.ts';
import type { Words } from '../with-words.ts';
import { names } from './package-names.ts';

export const checkoutPage: Words<typeof english.checkoutPage> = {
  steps: { personal: 'Deine Angaben', payment: 'Zahlung', confirmation: 'Bestätigung' },
  progress: {
    label: 'Fortschritt',
    done: '(erledigt)',
    current: '(aktueller Schritt)',
    onPhone: 'Schritt {number} von {total}: {step}',
  },
  personal: {
    lead: 'Damit wir wissen, wen wir anrufen.',
    fields: {
      firstName: { label: 'Vorname' },
      lastName: { label: 'Nachname' },
      email: { label: 'E-Mail' },
      phone: { label: 'Telefon' },
      company: { label: 'Unternehmen' },
      additionalInfo: { label: 'Weitere Angaben' },
    },
    submit: 'Weiter zur Zahlung',
    privacy: {
      text: 'Deine Angaben bleiben in deinem Browser. In diesem Schritt wird nichts gesendet.',
      link: 'Datenschutz',
    },
    toast: { title: 'Angaben gespeichert', description: 'Weiter geht es mit der Zahlung' },
  },
  payment: {
    note: 'Dieser Schritt ist ein Platzhalter für die Anbindung eines Zahlungsanbieters, und es wird nichts bezahlt. Es kommt kein Vertrag zustande. Bitte gib keine echten Kartendaten ein.',
    fields: {
      cardholderName: { label: 'Name auf der Karte' },
      cardNumber: { label: 'Kartennummer' },
      expiryDate: { label: 'Ablaufdatum (MM/JJ)' },
      cvc: { label: 'Prüfnummer (CVC)' },
    },
    testCard: 'Testkarte einsetzen',
    testCardholder: 'Toni Test',
    back: 'Zurück',
    submit: 'Bestellung abschließen',
    waiting: 'Die Bestellung wird abgeschlossen …',
    toast: { title: 'Zahlungsangaben übernommen', description: 'Die Zahlung wird bearbeitet …' },
  },
  confirmation: {
    title: 'Bestellung bestätigt!',
    text: 'Danke für deine Bestellung. Wir freuen uns auf die Zusammenarbeit mit dir!',
  },
  dataOnDevice: {
    title: 'Deine Daten auf diesem Gerät',
    nothing: 'Von deinen Angaben ist nichts gespeichert.',
    records: {
      personal: 'deine persönlichen Angaben',
      payment: 'einen maskierten Datensatz zur Zahlung',
      estimate: 'die angefragten Stunden und Monate',
      sent: 'deine Bestellung (Paket und Zeitpunkt)',
    },
    kept: `${KEEP_HOURS} Stunden lang behält dieser Browser {records}.`,
    held: 'Bis du diese Seite schließt, behält sie {records}.',
    order: 'Das Löschen macht eine Bestellung nicht rückgängig.',
    until:
      'Danach löscht er sie: sofort, wenn der Bestellvorgang offen ist, sonst, wenn du diese Website das nächste Mal öffnest.',
    typed: 'Dieser Tab behält, was du vor dem Weitergehen eintippst, aber nie die Kartennummer oder die Prüfnummer.',
    erase: 'Jetzt löschen',
  },
  orderingAs: 'Du bestellst als',
  changeDetails: 'Angaben ändern',
  missingDetails: 'Es sind keine Angaben gespeichert.',
  expiredDetails: `Angaben nach ${KEEP_HOURS} Stunden gelöscht.`,
  missingDetailsLink: 'Deine Angaben eintragen',
  unknownPackage: `Das gewünschte Paket haben wir nicht. Stattdessen siehst du ${names.kickoff}.`,
  unknownPackageLink: 'Alle Pakete ansehen',
};

export const checkoutWithoutScript: Words<typeof english.checkoutWithoutScript> = {
  text: 'Der Bestellvorgang braucht JavaScript, das in diesem Browser ausgeschaltet ist. Es ist nichts verloren:',
  link: 'Schick uns stattdessen eine Nachricht.',
};

export const orderSummary: Words<typeof english.orderSummary> = {
  title: 'Deine Bestellung',
  show: 'Zeigen, was enthalten ist',
  hide: 'Ausblenden, was enthalten ist',
  included: 'Das ist enthalten',
  subtotal: 'Zwischensumme',
  total: 'Gesamt',
  custom: 'Den Preis vereinbaren wir mit dir, bevor etwas beginnt.',
  sizes: '{count} Größen, ab {price}.',
  choose: 'Größe wählen',
};

export const cardHints: typeof english.cardHints = {
  americanExpress: 'Eine Nummer von American Express hat 15 Ziffern.',
  checkDigit: 'In dieser Nummer passt eine Ziffer nicht. Bitte prüfe sie noch einmal.',
  month: 'Ein Monat ist eine Zahl von 01 bis 12.',
  past: 'Dieses Datum liegt in der Vergangenheit.',
};
