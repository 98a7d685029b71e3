import { firefox } from './firefox.ts';
import { tellStories } from './stories/tell-stories.ts';

tellStories(firefox);
