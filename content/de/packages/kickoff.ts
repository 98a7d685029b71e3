import type { kickoffWords as english } from '../../en/packages/kickoff.ts';
import type { Words } from '../../with-words.ts';
import * as figures from '../figures.ts';
import { names } from '../package-names.ts';
import { dayOfPlan, spanOf } from '../spans.ts';

const [count, unit] = spanOf(figures.kickoffCall).split(' ') as [string, string];

export const kickoffWords: Words<typeof english> = {
  name: names.kickoff,
  pricingSuffix: 'einmalig',
  promise: 'Finde heraus, ob deine Idee das nächste Jahr wert ist',
  adds: 'Ein Call, ein Workshop, ein Plan',
  bestFor: 'Du hast eine Idee und willst eine ehrliche Antwort, bevor du baust.',
  outcome: `Eine klare Richtung und ein Plan für ${figures.validationPlan} Tage, um sie zu testen.`,
  cta: `${names.kickoff} ansehen`,
  sections: {
    idea: {
      features: {
        'kickoff-call': { text: `Kickoff-Call, ${spanOf(figures.kickoffCall)}` },
        workshop: { text: `Workshop, ${spanOf(figures.workshop)}` },
        'idea-screening': { text: `Deine Idee im Vergleich mit ${figures.ideasEvaluated} bewerteten Ideen` },
        'validation-plan': { text: `Validierungsplan für ${figures.validationPlan} Tage` },
      },
    },
    product: {
      features: {
        'technical-assessment': { text: 'Technische Einschätzung' },
        roadmap: { text: 'Roadmap und Empfehlungen zum Stack' },
        estimate: { text: 'Schätzung von Budget und Zeitplan' },
      },
    },
    retro: { features: { review: { text: `Ein Rückblick mit Ausblick auf ${figures.firstReview} Tage` } } },
  },
  checkout: {
    description: `Ein ${figures.workshop}-Workshop, der aus deiner Idee einen Plan macht, mit dem du arbeiten kannst.`,
    features: [{}, { as: 'Roadmap' }, { as: 'Empfehlungen zum Stack' }, {}],
    nextSteps: `Wir vereinbaren mit dir einen Termin für den Kickoff-Call von ${spanOf(figures.kickoffCall)}.`,
  },
  page: {
    title: 'Eine ehrliche Antwort vor dem Bauen',
    lead: 'Ein Call, ein Workshop, ein Plan. Du erfährst, ob die Idee trägt, was es braucht, sie zu bauen, und was du zuerst testest.',
    metaTitle: `${names.kickoff}: eine ehrliche Antwort zu deiner Idee`,
    metaDescription: `${names.kickoff}: ein ${figures.kickoffCall}-Call und ein Workshop, die deine Idee prüfen, mit technischer Einschätzung, Roadmap und einem Validierungsplan für ${figures.validationPlan} Tage.`,
    floatingCards: [
      {
        text: dayOfPlan,
        rows: [
          { text: 'Interviews', value: 'erledigt' },
          { text: 'Ein Preis auf einer Testseite', value: 'erledigt' },
          { text: 'Erster bezahlter Pilot', value: 'als Nächstes' },
        ],
      },
      { reply: 'Ein Bildschirm für eine Aufgabe.' },
    ],
    highlights: [
      {
        title: 'Eine klare Richtung',
        description: `Deine Idee im Vergleich mit ${figures.ideasEvaluated} bewerteten Ideen.`,
      },
      {
        title: `Ein Plan für ${figures.validationPlan} Tage`,
        description: 'Was du testest, in welcher Reihenfolge und was als Ja zählt.',
      },
      { title: 'Eine Zahlung', description: 'Kein Abo und keine Pflicht, weiterzumachen.' },
    ],
    servicesTitle: `Das steckt in ${names.kickoff}`,
    drawnServices: {
      'kickoff-call': {
        description: 'Die Idee, der Markt und du: was wir wissen und was wir nur hoffen.',
        drawing: { figure: count, unit },
      },
      workshop: {
        description: 'Wir nehmen die Idee auseinander und setzen die stärkste Version wieder zusammen.',
        drawing: { many: `${figures.ideasEvaluated} bewertete Ideen`, one: 'Eine klare Richtung' },
      },
      'validation-plan': {
        title: 'Validierungsplan',
        description: `${figures.validationPlan} Tage Tests mit echten Menschen, der kleinste zuerst.`,
        drawing: { above: 'Was als Ja zählt', from: 'Erster Test', to: `Tag ${figures.validationPlan}` },
      },
    },
    services: {
      'technical-assessment': {
        description: 'Was schwierig ist, was du kaufen kannst und was gebaut werden muss.',
      },
      roadmap: { title: 'Roadmap und Stack', description: 'Empfohlene Technik und die Reihenfolge der Arbeit.' },
      estimate: {
        title: 'Budget und Zeitplan',
        description: 'Eine Schätzung für die erste Version, mit der du planen kannst.',
      },
    },
    timeline: [
      {
        title: 'Kickoff-Call',
        description: `${spanOf(figures.kickoffCall)}, um zu verstehen, worum es geht und warum es deine Idee ist.`,
        detailedDescription:
          'Die Fragen schicken wir vorher, damit im Call Zeit für Antworten ist. Bring alle mit, die sie hören sollten.',
        features: [spanOf(figures.kickoffCall), 'Fragen vorab'],
      },
      {
        title: 'Workshop',
        description: `${spanOf(figures.workshop)} zu Kunden, Wettbewerb und erster Version.`,
        features: [spanOf(figures.workshop), 'Gemeinsam mit dir'],
      },
      {
        title: 'Dein Plan',
        description: 'Validierungsplan, Roadmap und Schätzung an einem Ort.',
        features: [`Validierungsplan für ${figures.validationPlan} Tage`, 'Schätzung von Budget und Zeitplan'],
      },
      {
        title: 'Rückblick',
        description: 'Ein Gespräch darüber, was die ersten Tests gezeigt haben.',
        features: [`Ausblick auf die nächsten ${figures.firstReview} Tage`],
      },
    ],
    outcomesTitle: 'Was du mitnimmst',
    outcomes: [
      { title: 'Eine Entscheidung', description: 'Weiter, ändern oder aufhören, und die Gründe schwarz auf weiß.' },
      { title: 'Ein erster Test', description: 'So klein, dass du sofort anfangen kannst.' },
      {
        title: 'Eine realistische Zahl',
        description: 'Was die erste Version kostet und wie lange sie dauert.',
      },
    ],
    sellingPoints: [
      {
        title: `${spanOf(figures.kickoffCall)} zum Anfang`,
        description: 'Mehr als einen Call braucht es nicht, um zu starten.',
      },
      {
        title: `${figures.ideasEvaluated} bewertete Ideen`,
        description: 'Die Erfahrung, an der wir deine Idee messen.',
      },
      {
        title: `${figures.validationPlan} Tage voraus`,
        description: 'Was du am Markt testest, und in welcher Reihenfolge.',
      },
    ],
    questions: {
      time: {
        question: 'Wie viel Zeit kostet mich das?',
        answer: `Einen ${figures.kickoffCall}-Call und einen ${figures.workshop}-Workshop, später noch einen Rückblick mit Ausblick auf die nächsten ${figures.firstReview} Tage.`,
      },
      afterwards: {
        question: 'Was habe ich am Ende in der Hand?',
        answer: `Einen Validierungsplan für ${figures.validationPlan} Tage, eine technische Einschätzung, eine Roadmap, Empfehlungen zum Stack und eine Schätzung von Budget und Zeitplan.`,
      },
      outgrowing: {
        question: 'Und wenn die Antwort Ja ist?',
        answer:
          'Dann baust du sie in {get-started} mit einem Duo aus Produktmanagement und Entwicklung, für {get-started-price}.',
      },
    },
  },
};
