/** What is wrong with a form's fields, in their order; a field's name is also the id of its control. */
export function problemsOf<Name extends string>(names: readonly Name[], error: (name: Name) => string | undefined) {
  return names.flatMap((name) => {
    const message = error(name);
    return message ? [{ id: name, message }] : [];
  });
}
