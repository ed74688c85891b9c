// The community shows nothing on other areas' pages; the federation container exposes the module all the same.
export {};
