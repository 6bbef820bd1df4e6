import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Table } from './table.tsx';

afterEach(cleanup);

it('adds no landmark to the section of the same name that it is in', () => {
  render(
    <section aria-label="Class">
      <Table caption="Class" headings={['Name']}>
        {null}
      </Table>
    </section>,
  );
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Class' }).tabIndex).toBe(0);
});
