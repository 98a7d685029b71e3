/** The name of the SQLite file in the data folder. */
export const DATABASE_FILE = 'going.sqlite';
