// Imported before a hosted function: `Deno.serve` takes a free port instead of 8000.
const { serve } = Deno;
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler);
