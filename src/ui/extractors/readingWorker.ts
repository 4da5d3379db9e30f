import { extractors } from '../../rules/extractors';
import { serveReading } from '../../store/reading';

serveReading(extractors, self as unknown as Worker);
