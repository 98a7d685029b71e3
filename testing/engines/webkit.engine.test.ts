import { tellStories } from './stories/tell-stories.ts';
import { webkit } from './webkit.ts';

tellStories(webkit);
