// The one door to react-router: a shared module is not tree-shaken, so what is shared is this short
// list and not the whole library. Declarative only: data routers run their loaders twice under single-spa.
export { Navigate, Outlet, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router';
