import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';

/** Server state is all the store holds; forms and addresses keep the rest. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // An answer is drawn in a task of its own: by default that waits for the next frame, whose layout then waits for it.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
}

export type Store = ReturnType<typeof createStore>;
