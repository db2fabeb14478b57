import Paper from '@mui/material/Paper';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { codeText } from '@/shared/ui/code-text';
import { CopyButton } from '@/shared/ui/copy-button';

interface CodeBlockProps {
  code: string;
  /** Names the code in the copy button's label, such as 'List your cases, in curl'. */
  name: string;
}

/** Code with a copy button. Long lines wrap on screen only; the copy keeps them whole. */
export function CodeBlock({ code, name }: CodeBlockProps) {
  const hydrated = useValueAfterHydration(true, false);
  return (
    <Paper variant="outlined" sx={frame}>
      <pre>
        <code>{code}</code>
      </pre>
      {hydrated && <CopyButton text={code} label={name} />}
    </Paper>
  );
}

const frame = {
  position: 'relative',
  mt: 1.5,
  '& pre': {
    m: 0,
    px: 2,
    pt: { xs: 6, sm: 2 },
    pb: 2,
    ...codeText,
    fontSize: '0.8125rem',
    lineHeight: 1.65,
    whiteSpace: 'pre-wrap',
  },
  '& code': { font: 'inherit' },
  '& > button': { position: 'absolute', top: 4, right: 16 },
} as const;
