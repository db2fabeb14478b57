import fc from 'fast-check';

/** A fixed seed for every run; PROPERTY_SEED=7 generates others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_301) });

export { fc };
