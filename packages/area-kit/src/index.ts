export * from './kernel.ts';
export { createLifecycles } from './lifecycles.tsx';
export { Navigate, Outlet, Route, Routes, useLocation, useParams, useSearchParams } from './router.ts';
// Areas write `from '@tanstack/react-query'`; their build takes it from here (build/webpack.config.mjs).
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
