import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type KeyboardEvent } from 'react';
import { FieldControl } from '@/shared/forms/fields/field-control';

interface SearchBoxProps {
  initial: string;
  /** 'contained' where searching is the one thing to do. */
  buttonVariant: 'contained' | 'outlined';
  onSearch: (q: string) => void;
}

/** Searches for a person when asked to, not while typing: each search reads every table with people. */
export function SearchBox({ initial, buttonVariant, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const search = () => onSearch(text.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It may be inside a form, which Enter would submit.
    event.preventDefault();
    search();
  };
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
      <FieldControl id={id} label="Email, phone, name or company" sx={{ flex: '1 1 18rem', maxWidth: 480 }}>
        <OutlinedInput
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </FieldControl>
      <Button variant={buttonVariant} onClick={search} disabled={text.trim().length < 2}>
        Search
      </Button>
    </Box>
  );
}
