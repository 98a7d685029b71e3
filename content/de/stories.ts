import type * as english from '../en/stories.ts';
import type { Words } from '../with-words.ts';

export const storyWords: Words<typeof english.storyWords> = [
  {
    role: 'Gründerin',
    quote:
      'Ich kam mit vier Ideen und einem Kündigungsschreiben. Nach dem Kickoff hatte ich noch eine Idee, und das Schreiben habe ich abgeschickt.',
    result: { figure: '1 von 4', label: 'Ideen blieb nach einem Call und einem Workshop' },
    caseStudy: {
      title: 'Vier Ideen gingen hinein. Eine kam heraus.',
      lead: 'Amara Osei brauchte nicht noch mehr Ideen. Sie musste wissen, für welche ihrer Ideen es sich lohnt, einen Job aufzugeben.',
      metaTitle: 'Papierboot: von vier Ideen zu der einen',
      metaDescription:
        'Wie eine Gründerin mit vier Ideen und einem Kündigungsschreiben in einem Call und einem Workshop die eine fand, für die sie es abschickte.',
      before: {
        title: 'Vier Ideen und ein Schreiben, das noch nicht abgeschickt war',
        text: 'Jede Idee sah für sich gut aus. Keine war mit den anderen verglichen worden, und das Kündigungsschreiben wartete auf einen Grund.',
      },
      after: {
        title: 'Eine Idee, und das Schreiben ist abgeschickt',
        text: 'Drei Ideen liegen in der Schublade, mit schriftlicher Begründung. Die vierte hat einen Plan und eine Gründerin, die an nichts anderem arbeitet.',
      },
      done: [
        {
          title: 'Alle vier auf den Tisch',
          text: 'Im Kickoff-Call kam jede Idee an die Reihe: wer sie braucht, was wir über diese Menschen wissen und was wir nur hoffen.',
        },
        {
          title: 'Eine gegen die andere',
          text: 'Im Workshop mussten die Ideen um dasselbe Arbeitsjahr antreten. Drei hielten nicht stand, und das hört man besser im Workshop als vom Markt.',
        },
        {
          title: 'Ein Plan für die, die blieb',
          text: 'Ein Validierungsplan sagt, was zuerst getestet wird und was als Ja zählt. Eine Roadmap sagt, was zu bauen ist, und wann man gar nichts baut.',
        },
      ],
    },
  },
  {
    role: 'Mitgründer',
    quote:
      'Monatelang hatten wir einen technischen Mitgründer gesucht. Stattdessen bekamen wir Produktmanagement, Entwicklung und einen Termin.',
    result: { figure: '11 Wochen', label: 'vom ersten Gespräch bis zum ersten Nutzer' },
    caseStudy: {
      title: 'Sie hörten auf zu suchen und fingen an zu bauen',
      lead: 'Jonas Wieland und sein Team waren sich der Idee sicher. Was fehlte, war jemand, der sie baut, und den suchten sie seit Monaten.',
      metaTitle: 'Brightkiln: zwei Menschen statt einer langen Suche',
      metaDescription:
        'Wie ein Team nach monatelanger Suche nach einem technischen Mitgründer zu Produktmanagement, Entwicklung und einem Termin kam.',
      before: {
        title: 'Monate auf der Suche nach einem technischen Mitgründer',
        text: 'Jedes Gespräch fing bei null an, und solange eine Person fehlte, wurde nichts gebaut.',
      },
      after: {
        title: 'Produktmanagement, Entwicklung und ein Termin',
        text: 'Wer baut, steht fest, und bis wann auch. Zu entscheiden bleibt nur noch das Produkt.',
      },
      done: [
        {
          title: 'Zwei Personen statt einer',
          text: 'Ein Mitgründer hätte erst entscheiden müssen, was gebaut wird, und es dann selbst bauen. Produktmanagement und Entwicklung teilten sich das.',
        },
        {
          title: 'Eine erste Version, die zum Termin passt',
          text: 'Das Backlog wurde gekürzt, bis es passte. Worauf die ersten Nutzer verzichten konnten, kam in die zweite Version.',
        },
        {
          title: 'Jede Woche etwas zu sehen',
          text: 'Die wöchentlichen Strategiegespräche schauen auf das, was da ist, nicht auf das, was versprochen war, und entscheiden, was als Nächstes kommt.',
        },
      ],
    },
  },
  {
    role: 'Geschäftsführerin',
    quote:
      'Das Pitch-Training war die härteste Stunde unseres Jahres. Was die Investoren später fragten, war leichter.',
    result: { figure: '9 von 12', label: 'Investoren wollten einen zweiten Termin' },
    caseStudy: {
      title: 'Die harten Fragen kamen vor den Investoren',
      lead: 'Leyla Demir kannte ihr Unternehmen auswendig. Ein Pitch ist für Menschen, die es nicht kennen.',
      metaTitle: 'Lotse: die harten Fragen vor den Investoren',
      metaDescription:
        'Wie eine Geschäftsführerin mit uns die härteste Stunde ihres Jahres hinter sich brachte, bevor die Investoren die leichteren Fragen stellten.',
      before: {
        title: 'Ein Pitch, an dem noch niemand gezweifelt hatte',
        text: 'Gehört hatten ihn Menschen, die dem Unternehmen Gutes wünschten. Sie nickten, und niemand fragte, was ein Investor fragt.',
      },
      after: {
        title: 'Investoren, die leichtere Fragen stellen',
        text: 'Die Antworten lagen bereit, denn sie waren früh gefunden worden, in einem Raum, in dem eine schlechte Antwort nichts kostete.',
      },
      done: [
        {
          title: 'Das Deck, Folie für Folie',
          text: 'Wir lasen das Deck, wie ein Investor liest: schnell, voller Zweifel und von den Zahlen her.',
        },
        {
          title: 'Die härteste Stunde des Jahres',
          text: 'Im Pitch-Training pitchte Leyla, wir fragten, und sie pitchte noch einmal, bis die Fragen sie nicht mehr überraschten.',
        },
        {
          title: 'Die Richtigen fragen',
          text: 'Die Investorenliste wurde auf die eingegrenzt, die Unternehmen wie ihres finanzieren, damit sie nur dort pitchte, wo es passte.',
        },
      ],
    },
  },
  {
    role: 'Gründer',
    quote:
      'Das Wachstum hat unsere Server zerlegt, bevor es das Budget zerlegte. Jemanden zu haben, der das schon erlebt hatte, war das Geld wert.',
    result: { figure: '0 Ausfälle', label: 'im stärksten Monat seitdem' },
    caseStudy: {
      title: 'Das Wachstum zerlegte die Server. Nicht das Unternehmen.',
      lead: 'Henrik Sand hatte das Problem, das sich jedes Start-up wünscht, und niemanden um sich, der es schon einmal gelöst hatte.',
      metaTitle: 'Halden: weiter gewachsen, nachdem die Server nachgaben',
      metaDescription:
        'Wie ein Gründer, dessen Server unter dem Wachstum nachgaben, technische Führung von jemandem bekam, der das kannte.',
      before: {
        title: 'Server, die unter dem Wachstum nachgaben',
        text: 'Kunden kamen schneller, als das System sie bedienen konnte, und jede Reparatur war für das Team die erste ihrer Art.',
      },
      after: {
        title: 'Jemand, der das kennt',
        text: 'Was als Nächstes bricht, ist bekannt, bevor es bricht, und die Reihenfolge der Arbeit hängt nicht mehr davon ab, was gerade brennt.',
      },
      done: [
        {
          title: 'Eine Prüfung ohne Schmeichelei',
          text: 'Eine technische Leitung ging Code, Infrastruktur und Team durch und brachte die Ergebnisse ins erste Gespräch, das Dringendste zuerst.',
        },
        {
          title: 'Was zuerst bricht, was später stört',
          text: 'Infrastruktur, die mit der Last wächst, kam vor allem, was bloß unordentlich war.',
        },
        {
          title: 'Leute, die es am Laufen halten',
          text: 'Qualitätssicherung und Betrieb sind jetzt jemandes Aufgabe und kosten nicht mehr alle den Feierabend.',
        },
      ],
    },
  },
];

export const caseStudyPage: Words<typeof english.caseStudyPage> = {
  eyebrow: 'Fallstudie: {company}',
  sample: {
    title: 'Beispielgeschichte',
    text: 'Person, Unternehmen, Zahl und Zitat sind erfunden. Sie zeigen, wie hier eine Geschichte erzählt wird.',
  },
  beganWith: 'Angefangen mit',
  stretch: {
    title: 'Wo sie standen und was sich geändert hat',
    before: 'Wo sie standen',
    after: 'Was sich geändert hat',
  },
  done: 'Was wir getan haben',
  quote: 'Was sie sagen',
  begin: { title: 'Fang an, wo {name} angefangen hat', ask: 'Erst fragen', askAbout: 'zu {name}' },
  next: { title: 'Die nächste Geschichte', link: 'Geschichte lesen', linkOf: '– {company}' },
};
