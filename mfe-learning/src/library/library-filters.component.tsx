import { ResourceCategory, ResourceType } from '@moons/contracts/learning/courses';
import { Button, Checkbox, Grid, Select, Stack, TextField } from '@moons/ui';
import { isNarrowed, type Filters } from './filters.ts';
import { categoryNames, typeNames } from './resource-texts.ts';

const categories = [
  { value: '', label: 'All categories' },
  ...ResourceCategory.options.map((value) => ({ value, label: categoryNames[value] })),
];
const types = [
  { value: '', label: 'All types' },
  ...ResourceType.options.map((value) => ({ value, label: typeNames[value] })),
];

export interface LibraryFiltersProps {
  filters: Filters;
  count: number;
  onChange: (filters: Filters) => void;
}

/** Search, category and type, with the count of what is found (member spec, section 2). */
export function LibraryFilters({ filters, count, onChange }: LibraryFiltersProps) {
  const set = (part: Filters) => onChange({ ...filters, ...part });
  return (
    <Stack
      as="form"
      role="search"
      aria-label="Search the library"
      gap={4}
      onSubmit={(event) => event.preventDefault()}
    >
      <Grid min="13rem" gap={4}>
        <TextField
          type="search"
          label="Search"
          placeholder="Title or description"
          value={filters.search ?? ''}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => set({ search: target.value })}
        />
        <Select
          label="Category"
          options={categories}
          value={filters.category ?? ''}
          onChange={({ target }) => set({ category: ResourceCategory.safeParse(target.value).data })}
        />
        <Select
          label="Type"
          options={types}
          value={filters.type ?? ''}
          onChange={({ target }) => set({ type: ResourceType.safeParse(target.value).data })}
        />
      </Grid>
      <Stack direction="row" gap={4} justify="between" wrap>
        <Checkbox
          label="Only what I saved"
          checked={filters.saved ?? false}
          onChange={({ target }) => set({ saved: target.checked })}
        />
        <Stack direction="row" gap={4} wrap>
          <p role="status">{count === 1 ? '1 resource found' : `${count} resources found`}</p>
          <Button
            variant="quiet"
            size="small"
            icon="close"
            disabled={!isNarrowed(filters)}
            onClick={() => onChange({ phase: filters.phase })}
          >
            Clear Filters
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
