/** What an answer from the desk begins with. `{…}` is filled in. */
export const answer = {
  subject: 'Your message to {company}',
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  intro: 'On {date} you wrote:',
} as const;
