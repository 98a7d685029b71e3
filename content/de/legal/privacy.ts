import { KEEP_MS } from '../../../domain/checkout-keeping.ts';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../../domain/contact-refusals.ts';
import { ERASE_EVERY_MINUTES } from '../../../domain/message-keeping.ts';
import { VISITS_KEPT_DAYS } from '../../../domain/visits.ts';
import { company, legalFacts, phoneLink } from '../../company.ts';
import type { privacy as english } from '../../en/legal/privacy.ts';
import { checkoutPage } from '../checkout-page.ts';
import { confirmationPage } from '../confirmation-page.ts';
import { teamsPageWords } from '../teams-page.ts';

const { street, postcode, city, country } = company.address;
const { legalName, processors, dataProtectionAuthority } = legalFacts;

const hours = `${KEEP_MS / 3_600_000} Stunden`;
const window = `${CONTACT_RATE_WINDOW_MINUTES} Minuten`;
const forgotten = `${2 * CONTACT_RATE_WINDOW_MINUTES} Minuten`;

export const privacy: typeof english = ({
  hosted,
  countsVisits = false,
  keptMonths = company.messagesKeptMonths,
  messageReceiver = legalFacts.messageReceiver,
  bookingUrl = company.bookingUrl,
}) => {
  const where = hosted ? 'in unserer Datenbank' : 'auf unserem Server';
  const often = hosted ? 'jede Minute' : `alle ${ERASE_EVERY_MINUTES} Minuten`;
  const months = keptMonths === 1 ? 'einen Monat' : `${keptMonths} Monate`;
  const erased = keptMonths === null ? null : `${months} nach dem Versand an uns`;
  return {
    id: 'privacy',
    title: 'Datenschutz',
    metaDescription: `Was ${company.name} auf dieser Website über dich erfährt, wo es liegt, wer es sieht und wann es gelöscht wird.`,
    lead: 'Was diese Website über dich erfährt, wo wir es aufbewahren, wer es noch sieht und wann wir es löschen.',
    changed: '2026-11-30',
    sections: [
      {
        id: 'in-short',
        title: 'Kurz gesagt',
        blocks: [
          {
            list: [
              `${countsVisits ? 'Keine Cookies, keine Werbung. Wir zählen, wie oft jede Seite geöffnet wird, aber nicht von wem.' : 'Keine Cookies, keine Auswertung deines Besuchs, keine Werbung.'} Schriften, Bilder und Skripte kommen nur von dieser Website.`,
              'Was du ins Kontaktformular schreibst, erreicht uns erst, wenn du es sendest.',
              `Der Bestellvorgang behält deine Angaben in deinem eigenen Browser, ${hours} lang. Wir bekommen sie nur, wenn du uns die Bestellung sendest.`,
              erased
                ? `Eine Nachricht wird ${erased} gelöscht.`
                : 'Eine Nachricht bleibt, bis wir sie von Hand löschen.',
            ],
          },
        ],
      },
      {
        id: 'controller',
        title: 'Wer verantwortlich ist',
        blocks: [
          {
            facts: [
              { term: 'Unternehmen', text: legalName },
              { term: 'Anschrift', text: `${street}, ${postcode}\u00a0${city}, ${country}` },
              { term: 'E-Mail', text: company.email, href: `mailto:${company.email}` },
              { term: 'Telefon', text: company.phone, href: phoneLink },
            ],
          },
        ],
      },
      {
        id: 'pages',
        title: 'Wenn du eine Seite öffnest',
        blocks: [
          'Wie bei jeder Website sendet dein Browser mit der Anfrage deine IP-Adresse. Unser Server braucht die Adresse, um zu antworten, und speichert sie nicht.',
          'Er protokolliert Anfragen: die Zeit, die Methode, den Pfad ohne alles nach einem Fragezeichen, den Status und wie lange die Antwort gedauert hat. Das Protokoll zeigt nicht, von wem die Anfrage kam.',
          ...(countsVisits
            ? [
                'Der Server zählt, wie oft jede Seite am Tag geöffnet wird, ohne Cookies und ohne Skript. Seiten, die dein Browser im Voraus lädt, werden getrennt gezählt, und Anfragen nach Seiten, die es nicht gibt, als eine einzige Zahl. Kommst du von einer anderen Website, wird auch deren Name gezählt, etwa example.com: für sich allein, ohne den Rest der Adresse und ohne die Seite, die du geöffnet hast.',
                `Die Zählung enthält keine IP-Adresse, keine Angaben zum Browser und nichts anderes, was Besucher unterscheiden oder zwei Seiten desselben Besuchs verbinden könnte. Um Bots auszulassen, liest der Server den User-Agent, den Namen, den jeder Browser und jedes Programm mitsendet, speichert ihn aber nicht. Die Zählung wird nach ${VISITS_KEPT_DAYS} Tagen gelöscht. Wir zählen, um zu erfahren, welche Seiten gelesen werden und welche Websites hierher führen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).`,
              ]
            : []),
          'Die Adresse einer Seite kann enthalten, was du gewählt hast: die Phase deines Unternehmens, deine Antworten auf die Fragen, die zu einem Paket führen, oder die Größe eines Teams. Gespeichert wird davon nur die Größe eines Teams, das du bestellst: Dein Browser behält sie.',
          'Deine IP-Adresse verarbeiten wir, weil sich eine Seite ohne sie nicht ausliefern lässt (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
        ],
      },
      {
        id: 'browser',
        title: 'Was dein Browser behält',
        blocks: [
          'Wenn du eine Nachricht anfängst, bleibt sie im Verlauf dieses Tabs, damit sie beim Neuladen nicht verloren geht. Sie wird gelöscht, wenn du die Nachricht sendest oder den Tab schließt. Stellt dein Browser geschlossene Tabs wieder her, kann er auch die Nachricht wiederherstellen.',
          'Der Bestellvorgang speichert deine persönlichen Angaben im lokalen Speicher deines Browsers, wenn du zum zweiten Schritt weitergehst. Wenn du die Bestellung abschließt, speichert er einen Datensatz zur Zahlung: den Namen auf der Karte, das Ablaufdatum und die letzten vier Ziffern der Karte. Die anderen Ziffern und die Prüfnummer werden weder gespeichert noch gesendet.',
          'Kommst du vom Teamrechner, speichert der Bestellvorgang auch dein Ergebnis, sobald du ihn öffnest.',
          'Jeder Datensatz enthält den Zeitpunkt, zu dem er gespeichert wurde. Wenn du uns die Bestellung sendest, behält der Bestellvorgang auch, welches Paket du wann bestellt hast, ohne deine Angaben. Was du vor dem Weitergehen eintippst, bleibt wie eine Nachricht im Verlauf dieses Tabs, ohne Kartennummer und Prüfnummer.',
          `Deine Angaben werden nach ${hours} gelöscht: sofort, wenn der Bestellvorgang offen ist, sonst, wenn du diese Website das nächste Mal öffnest. Der Zeitpunkt, zu dem sie gespeichert wurden, bleibt weitere ${hours}, damit der Bestellvorgang dir sagen kann, warum sie weg sind. „${checkoutPage.dataOnDevice.erase}“ im Bestellvorgang löscht alles sofort, „${confirmationPage.home}“ alles außer der Angabe, welches Paket du wann bestellt hast. Beide hinterlassen einen Zeitpunkt, damit älterer Text im Verlauf deiner Tabs nicht wieder erscheint. Erlaubt dein Browser das Speichern nicht, bleiben die Angaben nur, bis du die Seite schließt.`,
          'Wir speichern das auf deinem Gerät nur, weil der Bestellvorgang, den du benutzt, es braucht (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG).',
        ],
      },
      {
        id: 'message',
        title: 'Wenn du uns schreibst',
        blocks: [
          'Das Kontaktformular braucht deine E-Mail-Adresse und eine Nachricht. LinkedIn-Profil, Telefonnummer und Paket sind freiwillig.',
          `Der Bestellvorgang sendet von selbst nichts: Er ist ein Platzhalter, und es wird nichts bezahlt. „${confirmationPage.send.submit}“ auf seiner letzten Seite sendet uns deine Angaben, das Paket mit seinem Preis und ein Team, falls du eines berechnet hast, als Nachricht. Kartendaten sind nicht dabei. Alles, was auf dieser Seite über Nachrichten steht, gilt auch dafür.`,
          'Jede Nachricht wird mit der Sprache der Seite gesendet und mit einem Merkmal, das uns hilft, Bots zu erkennen: ob ein verstecktes Feld ausgefüllt war. Wenn JavaScript nicht ausgeschaltet ist, kommt noch eines dazu, wie lange die Seite offen war, und ein zufälliger Schlüssel, damit eine doppelt gesendete Nachricht nur einmal gespeichert wird. Außerdem sehen wir uns die Links in der Nachricht an.',
          `${hosted ? 'Dein Browser sendet sie an unser Projekt bei Supabase, wo sie in unserer Datenbank gespeichert wird,' : 'Sie wird auf unserem Server gespeichert,'} mit der Zeit, dem Schlüssel, der Sprache, bei einer Bestellung mit dem, was du bestellt hast, dem Stand der Zustellung, der Zeit unserer Antwort und unseren Notizen dazu. Dann wird sie uns gemailt${messageReceiver ? ` und an ${messageReceiver.name} gesendet` : ''}. Eine Nachricht, die aussieht, als käme sie von einem Bot, oder die in einer Flut von Nachrichten ankommt, wird mit dem Grund gespeichert und erst gemailt, wenn ein Mensch sie angesehen hat.`,
          `Gegen Nachrichtenfluten zählen wir Nachrichten je IP-Adresse über ${window}. Dafür speichern wir nicht die Adresse selbst, sondern einen mit einem Schlüssel gebildeten Hash davon, zusammen mit den Zeiten der Nachrichten. Er wird innerhalb von ${forgotten} gelöscht. Der Schlüssel wechselt jeden Tag, und der alte wird in derselben Zeit gelöscht. Solange es einen Hash und seinen Schlüssel gibt, könnte jemand, der beides hat, die Adresse finden, indem er alle möglichen durchprobiert. Nachrichten von derselben E-Mail-Adresse werden ebenso über einen Tag gezählt, mit einem eigenen Schlüssel; Hash und Schlüssel werden innerhalb von zwei Tagen gelöscht. Ein dritter Schlüssel, einen Tag benutzt und innerhalb von zweien gelöscht, bildet einen Hash jeder Bestellung, damit dieselbe Bestellung nur einmal gespeichert wird.`,
          'Wir verwenden deine Nachricht, um dir zu antworten und, wenn es dazu kommt, einen Vertrag mit dir vorzubereiten (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO). Das Formular vor Bots und Nachrichtenfluten zu schützen, ist unser berechtigtes Interesse (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO).',
        ],
      },
      {
        id: 'recipients',
        title: 'Wer es noch sieht',
        blocks: [
          {
            facts: [
              { term: 'Betreibt unseren Server', text: processors.hosting },
              ...(hosted
                ? [{ term: 'Betreibt unsere Datenbank und die Funktion, die Nachrichten annimmt', text: 'Supabase' }]
                : []),
              { term: 'Betreibt unser Postfach', text: processors.mail },
              ...(messageReceiver
                ? [{ term: 'Bekommt auch jede Nachricht', text: `${messageReceiver.name} (${messageReceiver.host})` }]
                : []),
              ...(bookingUrl ? [{ term: 'Betreibt unsere Buchungsseite', text: new URL(bookingUrl).host }] : []),
            ],
          },
          'Sie verarbeiten die Daten für uns und nach unserer Weisung. Sonst bekommt niemand Daten von dieser Website. Folgst du einem Link zu einer anderen Website, etwa der eines Partners, kann diese sehen, dass du von hier kommst.',
          ...(bookingUrl
            ? [
                `„${teamsPageWords.custom.consultation}“ öffnet unsere Buchungsseite bei ${new URL(bookingUrl).host}. Was du dort einträgst, geht an jene Website und nicht über diese.`,
              ]
            : []),
          ...(hosted
            ? [
                'Supabase wird von einem Unternehmen außerhalb der Europäischen Union betrieben. Für das, was dessen Plattform protokolliert, etwa IP-Adressen, gelten dessen eigene Bedingungen.',
              ]
            : []),
        ],
      },
      {
        id: 'how-long',
        title: 'Wie lange es bleibt',
        blocks: [
          {
            facts: [
              { term: 'Der Bestellvorgang, in deinem Browser', text: hours },
              { term: 'Der Hash deiner IP-Adresse', text: `Höchstens ${forgotten}` },
              { term: 'Der Hash deiner E-Mail-Adresse', text: 'Höchstens zwei Tage' },
              ...(countsVisits
                ? [{ term: 'Wie oft jede Seite geöffnet wurde', text: `${VISITS_KEPT_DAYS} Tage` }]
                : []),
              {
                term: `Eine Nachricht, ${where}`,
                text: erased
                  ? `Sie wird ${erased} gelöscht. Wir sehen ${often} nach, welche zu löschen sind.`
                  : 'Sie bleibt, bis wir sie von Hand löschen, spätestens wenn du uns darum bittest.',
              },
              {
                term: 'Eine Nachricht, die nicht gemailt wurde',
                text: 'Eine Nachricht, die noch auf den Versand wartet, die der Mailserver abgelehnt hat oder die als möglicher Spam zurückgehalten wird, wird nicht von selbst gelöscht. Sie bleibt, bis sie gemailt ist oder wir sie von Hand löschen.',
              },
              ...(hosted
                ? []
                : [
                    {
                      term: 'Mails als Dateien',
                      text: 'Ist kein Mailserver angeschlossen, wird jede Mail als Datei auf unserem Server gespeichert und mit ihrer Nachricht gelöscht.',
                    },
                  ]),
              {
                term: 'Die Mail, in unserem Postfach',
                text: 'Dort kann diese Website sie nicht löschen. Wir tun es, sobald unser Gespräch mit dir zu Ende ist und kein Gesetz verlangt, dass wir sie aufbewahren.',
              },
              {
                term: 'Sicherungskopien',
                text: 'Eine Sicherungskopie, die vor dem Löschen entstanden ist, enthält die Nachricht noch, bis sie ersetzt wird.',
              },
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Deine Rechte',
        blocks: [
          'Du hast das Recht auf Auskunft darüber, was wir über dich gespeichert haben, auf Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit, und du kannst der Verarbeitung widersprechen. Eine E-Mail an uns genügt: Wir finden deine Nachrichten über deine Adresse und können sie löschen.',
          `Du hast auch das Recht, dich bei einer Aufsichtsbehörde zu beschweren, etwa bei unserer: ${dataProtectionAuthority}.`,
          'Du musst uns keine Daten geben, aber ohne E-Mail-Adresse können wir dir nicht antworten. Keine Entscheidung über dich beruht ausschließlich auf automatisierter Verarbeitung.',
        ],
      },
    ],
  };
};
