import '@/app/theme/fonts.css';
import { takeOver } from '@/app/take-over';

void takeOver(async () => (await import('@/app/start')).start());
