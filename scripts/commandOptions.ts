import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command was given after `--`. It ends the command where that is none of what it takes, and says what it takes. */
export function commandOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    const taken = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'string' ? `--${name} VALUE` : `--${name}`,
    );
    const known =
      taken.length > 0
        ? `The options are: ${taken.join(', ')}.`
        : 'It takes none: settings are environment variables (see README.md), as in PORT=4000 npm start.';
    console.error(`${reason.replace(/\.$/, '')}. ${known}`);
    process.exit(1);
  }
}
