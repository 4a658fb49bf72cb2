/** The library brings its texts along. */
import { library } from '../text/en/library.ts';
import { rulings } from '../text/en/rulings.ts';
import { addTexts } from '../text/more.ts';

addTexts({ en: { library, ruling: rulings } });
