import Box from '@mui/material/Box';
import { CodeBlock } from '@/pages/developers/code-block';
import type { Snippet } from '@/pages/developers/snippets';

interface SnippetListProps {
  /** What the request does, such as 'List your cases'. */
  label: string;
  snippets: readonly Snippet[];
}

/** One request in several languages, one open at a time. Works without JavaScript. */
export function SnippetList({ label, snippets }: SnippetListProps) {
  return (
    <Box sx={list}>
      {snippets.map(({ language, file, code }, index) => (
        <details key={language} name={label} open={index === 0}>
          <summary>
            {language}
            {file !== null && <span> {file}</span>}
          </summary>
          <CodeBlock code={code} name={`${label}, in ${language}`} />
        </details>
      ))}
    </Box>
  );
}

const list = {
  mt: 2,
  '& details': { borderTop: 1, borderColor: 'divider', pb: 0.5 },
  '& details:last-of-type': { borderBottom: 1, borderColor: 'divider' },
  '& details[open]': { pb: 2 },
  '& summary': { py: 1.25, fontWeight: 600, cursor: 'pointer' },
  '& summary span': { ml: 1, typography: 'caption', color: 'text.secondary' },
} as const;
