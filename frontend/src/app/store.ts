import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api/api';

/** Server state is all the store holds; forms and addresses keep the rest. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}
