/** Pages that answer something: not found, message sent, message not sent. */
export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'The line ran off the page. It happens when things get going.',
  link: 'Return to Home',
} as const;

export const messageSent = {
  title: 'Message sent!',
  text: "We'll get back to you as soon as possible.",
  link: 'Return to Home',
} as const;

/** Reasons that the function's redirect names in the fragment, for browsers without JavaScript. */
export const messageNotSent = {
  title: 'Your message was not sent',
  text: 'Nothing is lost: go back with your browser and the form holds what you typed.',
  reasons: {
    email: 'The email address is missing or is not valid.',
    message: 'The message is missing or longer than 5,000 characters.',
    linkedIn: 'The LinkedIn profile is too long or has unusual characters.',
    phone: 'The phone number is too long or has unusual characters.',
    package: 'The chosen package is not known.',
    'too-large': 'The message is too large to be sent.',
    'too-many': 'Too many messages came from your network. Please wait ten minutes.',
    'not-sent': 'Something went wrong on our side. Please try again.',
  },
  back: 'Back to the form',
  contact: 'Or write to us directly:',
} as const;
