import { furrows } from '../../rules/furrows';
import { serveReading } from '../../store/reading';

serveReading(furrows, self as unknown as Worker);
