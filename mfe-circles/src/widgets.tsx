// This area offers no widgets to others; the file is what its container exposes under that name.
export {};
