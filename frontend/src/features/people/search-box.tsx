import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type KeyboardEvent } from 'react';
import { SearchField } from '@/shared/forms/fields/search-field';

interface SearchBoxProps {
  initial: string;
  /** 'contained' where searching is the one thing to do. */
  buttonVariant: 'contained' | 'outlined';
  onSearch: (q: string) => void;
}

/** Searches for a person when asked to, not while typing: each search reads every table with people. */
export function SearchBox({ initial, buttonVariant, onSearch }: SearchBoxProps) {
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
      <SearchField
        label="Email, phone, name or company"
        type="text"
        value={text}
        sx={{ flex: '1 1 18rem', maxWidth: 480 }}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <Button variant={buttonVariant} onClick={search} disabled={text.trim().length < 2}>
        Search
      </Button>
    </Box>
  );
}
