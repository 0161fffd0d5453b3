// The schema of editors' pages: drafts, versions, and publications with their start.
import type { Migration } from './migration.ts'

export const contentMigrations: Migration[] = [
  {
    name: 'content-1',
    statements: [
      `alter table operator add column role text not null default 'operator' check (role in ('operator', 'editor'))`,
      `create table content_page (
        id int generated always as identity primary key,
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        version int not null,
        document text not null,
        edited_by text not null,
        edited_at timestamptz not null
      )`,
      `create table content_version (
        page_id int not null references content_page (id) on delete cascade,
        version int not null,
        document text not null,
        edited_by text not null,
        edited_at timestamptz not null,
        primary key (page_id, version)
      )`,
      `create table content_publication (
        id int generated always as identity primary key,
        page_id int not null,
        version int not null,
        publish_at timestamptz not null,
        published_by text not null,
        foreign key (page_id, version) references content_version (page_id, version) on delete cascade
      )`,
      `create index content_publication_page on content_publication (page_id, publish_at desc)`,
    ],
  },
]
