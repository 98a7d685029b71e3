import { company, legalFacts } from '../../company.ts';
import type { LegalPage } from '../../legal/legal-page.ts';
import { confirmationPage } from '../confirmation-page.ts';
import { billingTerms, proofWords } from '../proof.ts';
import { vat } from '../vat.ts';

const { legalName } = legalFacts;
const { noticePeriod, paymentDue } = billingTerms;

export const terms: LegalPage = {
  id: 'terms',
  title: 'AGB',
  metaDescription: `Die Bedingungen, zu denen ${company.name} Pakete verkauft: Bestellung, Preise, Rechnungen, Kündigung, Rechte und Haftung.`,
  lead: 'Die Bedingungen, zu denen wir mit dir arbeiten. Kurz, denn du hast ein Unternehmen aufzubauen.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'scope',
      title: 'Für wen diese Bedingungen gelten',
      blocks: [
        `Diese Bedingungen gelten für jedes Paket, das wir (${legalName}) an Unternehmer (§\u00a014 BGB) verkaufen, auch an alle, die gerade erst gründen. Andere Bedingungen gelten nur, wenn wir ihnen in Textform zugestimmt haben.`,
      ],
    },
    {
      id: 'order',
      title: 'Was eine Bestellung ist',
      blocks: [
        'Die Pakete auf dieser Website sind eine Einladung zum Gespräch, kein verbindliches Angebot.',
        `Der Bestellvorgang ist ein Platzhalter: Es wird nichts bezahlt, und wer ihn abschließt, schließt keinen Vertrag. „${confirmationPage.send.submit}“ schickt uns eine Anfrage. Ein Vertrag kommt zustande, wenn wir dir Paket, Beginn und Preis per E-Mail bestätigt haben und du zugestimmt hast.`,
      ],
    },
    {
      id: 'work',
      title: 'Was du bekommst',
      blocks: [
        'Alles, was am Tag unserer Bestätigung auf der Seite deines Pakets steht. Wir arbeiten sorgfältig und mit den Menschen, die das Paket braucht, können aber nicht versprechen, dass eine Idee gelingt oder jemand investiert.',
        'Dafür brauchen wir rechtzeitig deine Antworten, deine Entscheidungen und Zugang zu allem, was die Arbeit erfordert.',
      ],
    },
    {
      id: 'prices',
      title: 'Preise und Umsatzsteuer',
      blocks: [
        `Es gelten die Preise, die am Tag unserer Bestätigung auf dieser Website stehen. ${vat.note}.`,
        'Ein Paket bezahlst du einmal oder jeden Monat, wie es neben dem Preis steht. Einen individuellen Preis vereinbaren wir mit dir, bevor die Arbeit beginnt.',
      ],
    },
    {
      id: 'invoices',
      title: 'Rechnungen',
      blocks: [
        `Rechnungen kommen per E-Mail: bei einem einmaligen Paket zu Beginn der Arbeit, bei einem monatlichen zu Beginn jedes Monats.${paymentDue ? ` Rechnungen sind innerhalb von ${paymentDue} fällig.` : ''}`,
      ],
    },
    {
      id: 'term',
      title: 'Laufzeit und Kündigung',
      blocks: [
        `Ein einmaliges Paket endet, wenn die Arbeit getan ist. Ein monatliches Paket oder Team läuft von Monat zu Monat. Beide Seiten können es per E-Mail zum Ende eines Monats kündigen, aus wichtigem Grund sofort.${noticePeriod ? ` ${proofWords.noticePeriod}: ${noticePeriod}.` : ''}`,
      ],
    },
    {
      id: 'ownership',
      title: 'Wem die Ergebnisse gehören',
      blocks: [
        'Dir. Was wir in einem Paket für dich machen, darfst du ohne Einschränkung nutzen, ändern und verkaufen, sobald es bezahlt ist. Die Rechte an unseren Methoden und an Werkzeugen, die wir schon hatten, bleiben bei uns. Für Open-Source-Bestandteile gelten deren Lizenzen, und wir sagen dir, welche wir verwenden.',
      ],
    },
    {
      id: 'confidence',
      title: 'Vertraulichkeit',
      blocks: [
        'Was wir über deine Idee, deine Zahlen und deine Kunden erfahren, bleibt bei den Menschen, die daran arbeiten, auch nach dem Ende unserer Arbeit. Als Kunden nennen wir dich nur mit deiner Zustimmung.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      blocks: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.',
        'Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und dann nur für den vorhersehbaren, vertragstypischen Schaden. Im Übrigen ist unsere Haftung ausgeschlossen.',
      ],
    },
    {
      id: 'law',
      title: 'Anwendbares Recht',
      blocks: [
        `Es gilt deutsches Recht ohne das UN-Kaufrecht. Soweit gesetzlich zulässig, ist ${company.address.city} Gerichtsstand.`,
        'Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
      ],
    },
  ],
};
