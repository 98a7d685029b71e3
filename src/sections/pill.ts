/** Classes of a short fact in a frame. */
export const PILL = 'rounded-full border border-control px-2.5 py-1 font-medium text-(length:--text-small)';

/** Says that something is a sample. */
export const SAMPLE_PILL = `${PILL} border-dashed text-muted`;
