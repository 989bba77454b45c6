export default { output: 'export', trailingSlash: true, basePath: '/buida' };
