import { escapeLiteral, type Client } from 'pg';

// The name of both the role and its database.
const NAME = 'funding_broker';
const CREATE_ROLE = `create role ${NAME}`;
const CREATE_DATABASE = `create database ${NAME} owner ${NAME}`;

/** Creates the application's own role, not a superuser, and its database, unless they exist. */
export const makeApplicationDatabase = async (client: Client, password: string): Promise<void> => {
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [NAME]);
    if (roles.rowCount === 0) await client.query(CREATE_ROLE);
    await client.query('alter role funding_broker login password '.concat(escapeLiteral(password)));
    const databases = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (databases.rowCount === 0) await client.query(CREATE_DATABASE);
  } finally {
    await client.end();
  }
};

export const applicationUrl = (password: string, port: number): string =>
  `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
