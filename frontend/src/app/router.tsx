import { useRoutes, type RouteObject } from 'react-router-dom';
import { PublicLayout } from '@/app/layouts/public-layout';
import { interactiveProviders, notFoundPage, publicPages, type PageEntry } from '@/app/pages';

const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      ...routesOf('static'),
      { element: <interactiveProviders.Component />, children: routesOf('interactive') },
      { path: notFoundPage.path, element: <notFoundPage.Component /> },
    ],
  },
];

/** Renders the current page in its layout. */
export function Router() {
  return useRoutes(routes);
}

function routesOf(kind: PageEntry['kind']): RouteObject[] {
  return publicPages
    .filter((page) => page.kind === kind)
    .map(({ path, Component }) => ({ path, element: <Component /> }));
}
