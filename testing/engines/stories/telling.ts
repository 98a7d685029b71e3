import type { Site } from '../../story-site.ts';
import type { Engine, EnginePage, Visitor } from '../engine.ts';

/** What a story has to work with. Windows are closed, and what is stored in them is forgotten, after each story. */
export type Telling = {
  engine: Engine;
  site(): Site;
  /** Opens a path of the site in a window of this inner width; 1280 px without one. */
  open(path: string, width?: number): Promise<EnginePage>;
  /** The same for a visitor who is different, whose browser is started for this story. */
  openAs(visitor: Visitor, path: string): Promise<EnginePage>;
};
