import fc from 'fast-check';

// That a test fails is all that matters here: nobody reads the smallest value that it fails for.
fc.configureGlobal({ endOnFailure: true });
