const label = (length: number) => 'b'.repeat(length);
const longest = `${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(58)}.de`;

export const ACCEPTED_ADDRESSES: readonly (readonly [typed: string, answeredAt: string])[] = [
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@Example.COM', 'Ada.Lovelace@example.com'],
  ['a+b_c.d@sub.example.co.uk', 'a+b_c.d@sub.example.co.uk'],
  ["o'neil@example.com", "o'neil@example.com"],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['1@2.example', '1@2.example'],
  ['a@b-c.de', 'a@b-c.de'],
  ['ada@exämple.de', 'ada@xn--exmple-cua.de'],
  ['ada@xn--exmple-cua.de', 'ada@xn--exmple-cua.de'],
  ['ada@straße.de', 'ada@xn--strae-oqa.de'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@उदाहरण.परीक्षा', 'ada@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  [longest, longest],
];

export const REFUSED_ADDRESSES: readonly string[] = [
  ...['ada', '@example.com', 'ada@', 'ada@example', 'ada@@example.com', 'ada@example..com', 'ada@example.com.'],
  ...['ada@.example.com', 'ada@-example.com', 'ada@example-.com', 'ada@exa_mple.com', 'ada@ex%61mple.com'],
  ...['ada@example.com/path', 'ada@example.com:25', 'ada@127.0.0.1', 'ada@2130706433', 'ada@0x7f.1', 'ada@[127.0.0.1]'],
  ...['ada@example.1', '.ada@example.com', 'ada.@example.com', 'ada..lovelace@example.com', 'ada example@example.com'],
  ...['ada@exa mple.com', 'ada@example.com,eve@example.com', 'ada@example.com, eve@example.com'],
  ...['ada@example.com;eve@example.com', '"ada"@example.com', 'ada(comment)@example.com', 'group:ada@example.com'],
  ...[
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\u0000',
    'ada@exam\u00adple.com',
    'ada\ud800@example.com',
  ],
  ...['jürgen@example.de', 'ada@example。com', `${'a'.repeat(65)}@example.com`, `ada@${label(64)}.com`],
  // 64 characters before the @, and a domain whose ASCII form makes it longer than 254.
  `${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(52)}ä.de`,
  `${longest}e`,
];
