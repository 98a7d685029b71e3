/** What a story reaches by the name that the engine tells a screen reader. */
export type Role = 'button' | 'link' | 'textbox';

/** A key that is no letter, by its name in `KeyboardEvent.key`. */
export type NamedKey = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'End' | 'Home' | 'Shift' | 'Tab';

/** One visitor's window in some engine. Whatever cannot be found throws after a while, and says what was looked for. */
export type EnginePage = {
  /** Goes to an address, and resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Gives the window another inner width, in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Clicks with the pointer, once what is to be clicked is shown. */
  click(role: Role, name: string): Promise<void>;
  /** The same where a name is not enough: the one shown element that a CSS selector finds. */
  clickOn(selector: string): Promise<void>;
  /** Puts a text into the field of this name, in place of what is there. */
  fill(name: string, text: string): Promise<void>;
  /** Presses keys one after the other, wherever the focus is. */
  press(...keys: (NamedKey | (string & {}))[]): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments, and its result has to survive as JSON. */
  evaluate<Result, Arguments extends unknown[]>(
    read: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result>;
  /** Runs a function in every page from its first moment on; only where the engine can do that. */
  runFirst?(script: () => void): Promise<void>;
  /** The page as it is printed, as PDF; only where the engine can be asked for it. */
  print?(): Promise<Buffer>;
};

/** What is different about a visitor. */
export type Visitor = { javaScript?: boolean; lessMotion?: boolean };

export type EngineBrowser = {
  /** Opens a window of this inner width, in CSS pixels, with nothing stored, and goes to an address. */
  open(url: string, width: number): Promise<EnginePage>;
  /** Closes every window that was opened. */
  closePages(): Promise<void>;
  /** Errors and warnings of the console since this was last asked. */
  noise(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** Starts the browser without a window on the screen; installs it where it may. Throws a sentence that says what to do. */
  start(visitor?: Visitor): Promise<EngineBrowser>;
};
