import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TRAP_FIELD } from '../../domain/contact-evidence.ts';
import { CONTACT_FIELDS } from '../../domain/contact-message.ts';
import { ContactForm } from './contact-form.tsx';

test('has one control for every field of a message', () => {
  const html = renderToStaticMarkup(createElement(ContactForm, { choices: [], action: '/', vat: '' }));
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names.filter((name) => name !== TRAP_FIELD)).toEqual(CONTACT_FIELDS);
});
