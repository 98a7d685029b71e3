export type Words<Shape> = Shape extends string ? string : { readonly [Key in keyof Shape]: Words<Shape[Key]> };

type IdOf<Item> = Item extends { id: infer Id } ? Id : Item extends { of: infer Id } ? Id : never;

/** The words of one item of a list: at the same place, or under the item's id. */
type WordsOf<Item, Words, Place> = Words extends readonly unknown[]
  ? Words[Place & keyof Words]
  : IdOf<Item> extends keyof Words
    ? Words[IdOf<Item>]
    : never;

type Mutable<Value> = Value extends object ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> } : Value;

type WithWords<Facts, Words> = [Words] extends [never]
  ? Mutable<Facts>
  : Facts extends readonly unknown[]
    ? { -readonly [Place in keyof Facts]: WithWords<Facts[Place], WordsOf<Facts[Place], Words, Place>> }
    : Facts extends object
      ? {
          [Key in keyof Facts | keyof Words]: Key extends keyof Facts
            ? Key extends keyof Words
              ? WithWords<Facts[Key], Words[Key]>
              : Mutable<Facts[Key]>
            : Mutable<Words[Key & keyof Words]>;
        }
      : Facts;

/** Facts and their words as one value; of lists by place, `id` or `of`. Words that belong to no fact stop the build. */
export function withWords<const Facts, const Words>(facts: Facts, words: Words): WithWords<Facts, Words> {
  return merge(facts, words, '') as WithWords<Facts, Words>;
}

type Fields = Record<string, unknown>;

function merge(facts: unknown, words: unknown, place: string): unknown {
  if (words === undefined) return facts;
  if (facts === undefined) return words;
  if (!Array.isArray(facts)) {
    const [some, others] = [facts as Fields, words as Fields];
    const keys = Object.keys({ ...some, ...others });
    return Object.fromEntries(keys.map((key) => [key, merge(some[key], others[key], `${place}.${key}`)]));
  }
  const keys = facts.map((item: Fields, at) => (Array.isArray(words) ? String(at) : String(item.id ?? item.of)));
  const left = Object.keys(words as Fields).filter((key) => !keys.includes(key));
  const wrong = left.map((key) => `${place}.${key}`.slice(1)).join(', ');
  if (wrong !== '') throw new Error(`These words have no entry of their id here: ${wrong}`);
  return facts.map((item, at) => merge(item, (words as Fields)[keys[at] as string], `${place}.${keys[at]}`));
}
