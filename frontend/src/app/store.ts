import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';

/** The store holds only server state; forms and addresses hold the rest. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}
