import type { TableToWrite } from '../../../platform/write-sqlite.ts';

/** The tables of a collection as every Anki since 2.0 reads them (schema 11). */

const declared = (name: string, columns: string, texts: string) => {
  const isText = new Set(texts.split(' '));
  const list = columns
    .split(' ')
    .map((column) =>
      column === 'id' ? 'id integer primary key' : `${column} ${isText.has(column) ? 'text' : 'integer'} not null`,
    );
  return `CREATE TABLE ${name} (${list.join(', ')})`;
};

interface Shape {
  columns: string;
  texts: string;
  indexes: Record<string, string>;
}

const shapes = {
  col: {
    columns: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
    texts: 'conf models decks dconf tags',
    indexes: {},
  },
  notes: {
    columns: 'id guid mid mod usn tags flds sfld csum flags data',
    texts: 'guid tags flds data',
    indexes: { ix_notes_usn: 'usn', ix_notes_csum: 'csum' },
  },
  cards: {
    columns: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
    texts: 'data',
    indexes: { ix_cards_usn: 'usn', ix_cards_nid: 'nid', ix_cards_sched: 'did queue due' },
  },
  revlog: {
    columns: 'id cid usn ease ivl lastIvl factor time type',
    texts: '',
    indexes: { ix_revlog_usn: 'usn', ix_revlog_cid: 'cid' },
  },
  graves: { columns: 'usn oid type', texts: '', indexes: {} },
} satisfies Record<string, Shape>;

export function ankiTable(name: keyof typeof shapes, rows: TableToWrite['rows']): TableToWrite {
  const { columns, texts, indexes }: Shape = shapes[name];
  const names = columns.split(' ');
  return {
    name,
    sql: declared(name, columns, texts),
    rows,
    hasKey: names[0] === 'id',
    indexes: Object.entries(indexes).map(([index, over]) => ({
      name: index,
      sql: `CREATE INDEX ${index} ON ${name} (${over.split(' ').join(', ')})`,
      columns: over.split(' ').map((column) => names.indexOf(column)),
    })),
  };
}
